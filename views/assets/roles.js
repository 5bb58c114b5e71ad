// What the client's tree for screen readers lacks. It knows no tabs and no radio buttons among controls that the app draws
// itself: the app says the role as the description of the control, which is taken away here. A slider in a place with a name
// has none itself, nor has a dialog, nor what listens to keys: a board, a row. And whatever stood under a dialog and is announced by itself is announced again, as if
// it were new, when the dialog closes.
"use strict";

(() => {
  const STATES = { tab: "aria-selected", radio: "aria-checked" };
  const LISTS = { tab: "tablist", radio: "radiogroup" };
  const TOLD = "aria-description", CURRENT = "aria-current", NAME = "aria-label";
  const GROUP = "[role=radiogroup]:not([data-list])";
  const SLIDER = "input[type=range]", DIALOG = '[role$="dialog"]';
  const AFTER = 1000; // milliseconds in which a tree stands again that a dialog has covered
  const KEPT = 8; // announcements

  const list = (node, role) => {
    const parent = node.parentElement;
    if (parent.tagName !== "FLT-SEMANTICS" || [...parent.children].some((each) => each.dataset.role !== role)) return;
    parent.dataset.list = "";
    parent.setAttribute("role", LISTS[role]);
  };

  const mend = (node) => {
    const said = node.getAttribute(TOLD);
    if (said in STATES) {
      node.dataset.role = said;
      node.setAttribute(TOLD, ""); // whatever the engine does to it is noticed
      node.setAttribute("role", said);
      list(node, said);
    } else if (said !== "" && node.dataset.role) { // it is another control now
      node.removeAttribute(STATES[node.dataset.role]);
      delete node.dataset.role;
      node.setAttribute("role", "button");
    }
    const role = node.dataset.role;
    if (role && node.hasAttribute(CURRENT)) {
      node.setAttribute(STATES[role], node.getAttribute(CURRENT));
      node.removeAttribute(CURRENT);
    }
  };

  // What scrolls is a group of radio buttons to the client, which keeps its stops together.
  const plain = (node) => {
    if (node.matches(GROUP)) node.removeAttribute("role");
  };

  const name = (node, from) => {
    const told = from?.getAttribute(NAME);
    if (told && node.getAttribute(NAME) !== told) node.setAttribute(NAME, told);
  };

  // What listens to keys is an element without a role, in which its name stands as a text.
  const group = (node) => {
    if (node?.tagName !== "FLT-SEMANTICS" || node.tabIndex < 0 || (node.hasAttribute("role") && !node.dataset.keys)) return;
    const told = [...node.children].find((each) => !each.hasAttribute("role") && each.querySelector(":scope > span"));
    if (!told || node.getAttribute(NAME) === told.textContent) return;
    node.dataset.keys = "";
    node.setAttribute("role", "group");
    node.setAttribute(NAME, told.textContent);
  };

  let open = false;
  let closed = -Infinity;
  const announced = [];

  const hear = (node) => {
    const text = node.textContent.trim();
    const stood = open || performance.now() - closed < AFTER;
    if (stood && announced.includes(text)) {
      node.remove();
      return;
    }
    announced.push(text);
    if (announced.length > KEPT) announced.shift();
  };

  const look = (records) => {
    for (const { target, type, addedNodes } of records) {
      if (type === "attributes") {
        if (target.tagName !== "FLT-SEMANTICS") continue;
        mend(target);
        plain(target);
        group(target);
        continue;
      }
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        if (target.tagName === "FLT-ANNOUNCEMENT-POLITE") hear(node);
        if (node.tagName === "SPAN") group(target.parentElement);
        for (const each of [target, node, ...node.querySelectorAll("[tabindex]")]) group(each);
        for (const each of [node, ...node.querySelectorAll(`[${TOLD}]`)]) if (each.tagName === "FLT-SEMANTICS") mend(each);
        for (const each of [node, ...node.querySelectorAll(GROUP)]) plain(each);
        for (const each of node.matches(SLIDER) ? [node] : node.querySelectorAll(SLIDER)) {
          name(each, each.parentElement.closest(`[${NAME}]`));
        }
      }
    }
    const dialog = document.querySelector(DIALOG);
    if (dialog) name(dialog, dialog.querySelector(`[${NAME}]`));
    if (open && !dialog) closed = performance.now();
    open = Boolean(dialog);
  };

  new MutationObserver(look).observe(document, {
    attributeFilter: [TOLD, CURRENT, NAME, "role", "tabindex"], attributes: true, childList: true, subtree: true,
  });
})();
