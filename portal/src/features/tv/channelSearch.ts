import type { Channel } from "./tv.slice.ts";

/** Without accents and upper case, so that "noticias" finds "Notícias". */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();

/** The channels whose number begins with what was typed, or whose name or category contains it. */
export function matchingChannels(
  channels: readonly Channel[],
  typed: string,
  categoryName: (category: Channel["category"]) => string,
): Channel[] {
  const wanted = plain(typed);
  if (/^\d+$/.test(wanted)) return channels.filter(({ number }) => String(number).startsWith(wanted));
  return channels.filter(({ name, category }) =>
    [name, categoryName(category)].some((text) => plain(text).includes(wanted)),
  );
}
