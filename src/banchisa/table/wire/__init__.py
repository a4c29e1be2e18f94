"""Everything that goes over the network, as structures.

The types of the web client and the JSON Schema are written from these modules: `python scripts/wire_types.py`.
A structure that would share its name with a class of the package begins with `Wire`; clients know it without.
A field with a default is left out where it has that value.
"""
