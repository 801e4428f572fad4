import type { Person } from "../model/users.api.ts";

/** Lower case without accents, so that "lucia" finds "Lucía". */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a search finds somebody by name, user name or e-mail address: each word has to occur. */
export function matches(
  { firstName, username, email }: Pick<Person, "firstName" | "username" | "email">,
  typed: string,
) {
  const text = plain(`${firstName} ${username} ${email ?? ""}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
