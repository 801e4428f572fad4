/** Characters that say which message it is; legal text would fill the screen. */
const most = 110;

/** The beginning of a text, to the end of a word. It is shortened and not hidden, so that everybody is given the same. */
export function excerpt(text: string): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : most)}…`;
}
