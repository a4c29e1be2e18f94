"""The bodies of requests, strictly."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, TypeAdapter

from banchisa.table.events import STAND_IN

Name = Annotated[str, Field(max_length=200)]
Options = Annotated[
    dict[Annotated[str, Field(max_length=64)], StrictStr | StrictInt | StrictBool], Field(max_length=64)
]
Entropy = Annotated[str, Field(description="hexadecimal, 16 to 128 characters", max_length=200)]


read_options = TypeAdapter(Options).validate_json


class Body(BaseModel):
    """Nothing may be missing, too much or of another kind."""

    model_config = ConfigDict(extra="forbid", strict=True)


class TermsBody(Body):
    seats: Annotated[int, Field(ge=0, le=64)] | None = None
    options: Options = Field(default_factory=dict)


class Here(Body):
    kind: Literal["here"]
    name: Name | None = None


class Link(Body):
    kind: Literal["link"]


class BotSeat(Body):
    kind: Literal["bot"]
    level: Annotated[str, Field(max_length=32)]


Chair = Annotated[Here | Link | BotSeat, Field(discriminator="kind")]


class NewTable(Body):
    game: Annotated[str, Field(max_length=64)]
    options: Options = Field(default_factory=dict)
    seats: Annotated[list[Chair], Field(min_length=1, max_length=16)]
    public: bool = False
    hints: bool = True
    stand_in: Annotated[str, Field(max_length=32)] = STAND_IN
    entropy: Entropy | None = None


class Sit(Body):
    invite: Annotated[str, Field(max_length=64)] | None = None
    name: Name
    entropy: Entropy


class Nothing(Body):
    pass


class Rematch(Body):
    entropy: Entropy
