import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { selectSupportContacts, supportContactsRead } from "../../session/model/supportContacts.slice.ts";

/** The telephone number for appointments, as soon as it is known; nothing when the provider has none. */
export function CallUs() {
  const dispatch = useDispatch();
  const contact = useSelector(selectSupportContacts).data?.find(({ topic }) => topic === "APPOINTMENTS");
  useEffect(() => void dispatch(supportContactsRead.requested()), [dispatch]);
  if (!contact) return null;
  return (
    <Text weight="strong">
      <PhoneLink phone={contact.phone} />
    </Text>
  );
}
