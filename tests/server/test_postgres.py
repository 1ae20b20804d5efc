"""The second store: the same schema and promises on PostgreSQL, where one can be started."""

from pathlib import Path

from hotseat.core.position import position
from hotseat.server.store import Store
from tests.server.house import House, live, play_on


class PostgresHouse(House):
    """The same house on another store."""

    def __init__(self, folder: Path, url: str) -> None:
        self.url = url
        super().__init__(folder)

    def open(self) -> None:
        super().open()
        self.store.close()
        self.store = self.shared.store = Store(self.url)


def test_a_game_on_postgresql_survives_crashes(tmp_path: Path, database: str) -> None:
    @live
    async def game() -> None:
        house = PostgresHouse(tmp_path, database)
        table, guests = await house.playing("Ada", "Ben", "Cleo", options={"rounds": 1}, visibility="public")
        await play_on(house, guests, 12)
        assert table.room.state is not None
        before, entries = position(table.room.state), table.room.seq
        await house.crash()
        for guest in guests:
            await guest.enter()
        again = guests[0].table.room
        assert again.state is not None
        assert (position(again.state), again.seq) == (before, entries)
        await play_on(house, guests)
        assert [one.id for one in await house.lobby.finished()] == [table.room.id]
        assert house.store.unfinished() == []
        with house.store.engine.connect() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
            assert connection.exec_driver_sql("SHOW fsync").scalar() == "on"
        await house.close()

    game()
