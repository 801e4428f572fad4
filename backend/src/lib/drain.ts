/**
 * Processes everything that is due, page by page, with limited concurrency. A failed item does not block others: each
 * is visited once per run. Within a page the order is random, so that concurrent processes collide less often.
 * @param page reads the rows after a position in a fixed order, or the first ones; none at the end
 * @param work processes one row; returns whether there was something to do. Never throws.
 * @returns how many were done
 */
export async function drain<Row>(
  page: (after: Row | undefined) => Promise<Row[]>,
  work: (row: Row) => Promise<boolean>,
  atOnce: number,
): Promise<number> {
  const queue: Row[] = [];
  let last: Row | undefined;
  let filling: Promise<void> | undefined;
  let [ended, done] = [false, 0];

  async function fill(): Promise<void> {
    const rows = await page(last);
    ended = rows.length === 0;
    last = rows.at(-1) ?? last;
    queue.push(...shuffled(rows));
  }

  async function next(): Promise<Row | undefined> {
    while (queue.length === 0 && !ended) await (filling ??= fill().finally(() => (filling = undefined)));
    return queue.pop();
  }

  async function worker(): Promise<void> {
    for (let row = await next(); row !== undefined; row = await next()) if (await work(row)) done += 1;
  }

  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

function shuffled<Row>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ row }) => row);
}
