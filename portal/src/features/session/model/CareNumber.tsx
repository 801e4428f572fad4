import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { selectSupportContacts, supportContactsRead } from "./supportContacts.slice.ts";

/** The telephone number of customer care, as soon as it is known. */
export function CareNumber() {
  const dispatch = useDispatch();
  const care = useSelector(selectSupportContacts).data?.find(({ topic }) => topic === "CARE");
  useEffect(() => void dispatch(supportContactsRead.requested()), [dispatch]);
  return care && <PhoneLink phone={care.phone} />;
}
