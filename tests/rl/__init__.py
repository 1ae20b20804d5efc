"""Tests of the learning programs' faces."""
