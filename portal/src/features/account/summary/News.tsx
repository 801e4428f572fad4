import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { MailIcon, PhoneIcon, ReceiptIcon } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { mayOpenVoice } from "@portico/rules/voice";
import { type ReactNode, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { isPending } from "../../../api/read.ts";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { lineQuestionPath } from "../../billing/model/laterPaths.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectServicesRead } from "../../services/model/services.selectors.ts";
import { ServicesOnTheirWay } from "../../services/model/ServicesOnTheirWay.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { selectUnread, unreadWorkflows } from "../../voice/model/unread.workflow.ts";
import { useUnreadMessages } from "../../voice/model/useUnreadMessages.ts";
import { selectCurrentAccount, selectUpToDateAccount } from "../model/account.selectors.ts";
import { accountsRead } from "../model/account.slice.ts";
import { ComingAppointment, PastAndUpcoming } from "./PastAndUpcoming.tsx";

type NewsProps = {
  /** The services. They and past and upcoming payments wait until it is known what is new: it would push them away. */
  children: ReactNode;
};

/** What is new since the last visit, below the money: voicemail, email, an answered question; nothing without any. */
function NewsOfAccount({ children }: NewsProps) {
  const unread = useSelector(selectUnread);
  const services = useSelector(selectServicesRead);
  const account = useSelector(selectUpToDateAccount);
  const hasVoice = useHasVoice();
  const [isKnown, setKnown] = useState(false);
  // Only the first time: a later reading takes nothing away that is drawn.
  if (!isKnown && !isPending(services) && !(hasVoice && isPending(unread))) setKnown(true);
  return (
    <>
      <NewsCard isHeld={!isKnown} />
      {isKnown && account && <ComingAppointment account={account} />}
      {isKnown ? children : <ServicesOnTheirWay />}
      {isKnown && account && <PastAndUpcoming account={account} />}
    </>
  );
}

function NewsCard({ isHeld }: { isHeld: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const billing = useToggle("billing");
  const accountId = useSelector(selectCurrentAccountId);
  const { unreadEmail, answeredQuestion } = useSelector(selectCurrentAccount)?.news ?? {};
  const voicemail = useUnreadMessages(useHasVoice() ? accountId : null);
  useAccountChange("WEBMAIL", () => dispatch(accountsRead.requested()));
  const news = [
    voicemail > 0 && {
      href: "/voice/messages",
      icon: <PhoneIcon size={20} />,
      words: t("voice.unread.link", { count: voicemail }),
    },
    unreadEmail !== undefined && {
      href: "/webmail",
      icon: <MailIcon size={20} />,
      words: t("summary.news.email", { count: unreadEmail }),
    },
    answeredQuestion !== undefined &&
      billing &&
      accountId !== null && {
        href: lineQuestionPath(accountId, answeredQuestion.statementId, answeredQuestion.position),
        icon: <ReceiptIcon size={20} />,
        words: t("summary.news.answer"),
      },
  ].filter((each) => each !== false);
  if (isHeld || news.length === 0) return null;
  return (
    <Card labelledBy="summary-news">
      <Stack gap="small">
        <CardTitle level={2} id="summary-news">
          {t("summary.news.title")}
        </CardTitle>
        <Stack as="ul" gap="small">
          {news.map(({ href, icon, words }) => (
            <li key={href}>
              <Inline gap="small" wrap={false}>
                {icon}
                <Link href={href}>{words}</Link>
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function useHasVoice(): boolean {
  const services = useSelector(selectServicesRead).data ?? [];
  return useToggle("voice") && services.some((each) => mayOpenVoice([each]));
}

export const News = withWorkflows(NewsOfAccount, unreadWorkflows);
