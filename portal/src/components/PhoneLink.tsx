import { Link } from "@portico/design-system/link";
import { phoneDialled, phoneShown } from "@portico/rules/phone";
import * as css from "./PhoneLink.css.ts";

/** A telephone number that can be called with one tap, on one line. `phone`: in dialling format, or ten digits. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <span className={css.number}>
      <Link href={`tel:${phoneDialled(phone)}`}>{phoneShown(phone)}</Link>
    </span>
  );
}
