/** A user name, which is a name in every language. */
export function PersonName({ children }: { children: string }) {
  return <bdi translate="no">{children}</bdi>;
}
