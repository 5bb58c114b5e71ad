"""The history: finished tables to search, records of people, and charts of both."""
