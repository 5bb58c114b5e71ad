import pytest, asyncio
from tests.views.test_small_city_leaks import *
from tests.views.test_small_city_leaks import behind_the_screen
@pytest.mark.parametrize("who,size", [("a watcher",(390,844)),("a seat",(1500,950))])
async def test_d(tmp_path, tap, who, size):
    out=[]
    real=Wiretap.sent
    def sent(self, phone):
        from tests.views.test_forged_secrets import _plain,_tidies
        said=[_plain(e) for e in self.heard[id(phone.client)] if not _tidies(e)]
        out.append([repr(s).replace(phone.live.id,"T").replace(phone.house.doors.code(phone.live),"C") for s in said])
        return ""
    Wiretap.sent=sent
    try:
        for w in range(2): await behind_the_screen(tmp_path/str(w), tap, who, size, w)
    finally: Wiretap.sent=real
    a,b=out
    print(len(a),len(b))
    for n,(x,y) in enumerate(zip(a,b)):
        if x!=y:
            i=next((i for i,(c,d) in enumerate(zip(x,y)) if c!=d), min(len(x),len(y)))
            print("MSG",n,len(x),len(y),i); print(x[max(0,i-1200):i+1500]); print("-----"); print(y[max(0,i-300):i+1500]); break
    assert 0
