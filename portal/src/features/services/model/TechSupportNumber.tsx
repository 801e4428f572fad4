import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { selectSupportContacts, supportContactsRead } from "../../session/model/supportContacts.slice.ts";

/** The telephone number of technical support, as soon as it is known. */
export function TechSupportNumber() {
  const dispatch = useDispatch();
  const contact = useSelector(selectSupportContacts).data?.find(({ topic }) => topic === "TECH_SUPPORT");
  useEffect(() => void dispatch(supportContactsRead.requested()), [dispatch]);
  return contact && <PhoneLink phone={contact.phone} />;
}
