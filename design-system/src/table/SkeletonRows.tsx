import { Skeleton } from "../feedback/index.ts";
import * as table from "./Table.css.ts";

const shapes = [0, 1, 2, 3, 4];

/** Placeholder rows while loading. They have no text: the table sets `aria-busy`. */
export function SkeletonRows({ width }: { width: number }) {
  return shapes.map((shape) => (
    <tr key={shape} aria-hidden="true" className={table.row}>
      {Array.from({ length: width }, (_, column) => (
        <td key={column} className={table.cell}>
          <Skeleton shape="text" />
        </td>
      ))}
    </tr>
  ));
}
