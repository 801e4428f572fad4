import { useSearchParams } from "react-router-dom";

/** The account in the address; the router's guard has put it there. */
export function useAccountId(): string {
  const [query] = useSearchParams();
  return query.get("account") ?? "";
}
