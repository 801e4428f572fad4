import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate } from "react-router-dom";
import { usePortalPage } from "../../../components/portalPage.ts";
import { VaultFrame, type VaultFrameHandle } from "../../../components/vault-frame/VaultFrame.tsx";
import type { ToPortal } from "../../../lib/vaultProtocol.ts";
import { CardFormFailed } from "../model/CardForm.tsx";
import { Form } from "../model/Form.tsx";
import { payDevicePath } from "../model/paths.ts";
import { payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";
import { StepFrame } from "./StepFrame.tsx";
import type { DeviceStepProps } from "./steps.ts";

/** A card, typed into the vault's frame; what was entered before is kept as long as nobody asks for another. */
export function CardStep({ account, draft }: DeviceStepProps) {
  const t = useCopy();
  const { handle, sending, failed, hear, submit, reopen } = useCard(draft);
  return (
    <StepFrame draft={draft} step="card" title={t("billing.payDevice.card.title")}>
      <Form onSubmit={submit}>
        <Stack gap="large">
          {draft.card ? (
            <Text tone="good">{t("billing.payOnce.method.cardKept")}</Text>
          ) : (
            <Card>
              <Stack gap="small">
                <Text size="small">{t("billing.payOnce.method.frameNote")}</Text>
                <Frame businessDate={account.businessDate} handle={handle} onMessage={hear} />
              </Stack>
            </Card>
          )}
          {failed && <CardFormFailed onReopen={reopen} />}
          <StickyActions>
            <Button type="submit" wide busy={sending ? t("billing.payOnce.method.checking") : undefined}>
              {t("billing.payOnce.continue")}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

function useCard({ accountId, deviceId, card }: DeviceStepProps["draft"]) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const handle = useRef<VaultFrameHandle>(null);
  const { cardForm } = useSelector(selectPayDevice);
  const [said, setSaid] = useState<"sending" | "failed">();
  const wanted = card === undefined;
  useEffect(() => {
    if (wanted) dispatch(payDeviceEvents.cardFormRequested());
  }, [dispatch, wanted]);
  const goOn = () => void navigate(payDevicePath(accountId, deviceId, "review"));
  const hear = (message: ToPortal) => {
    if (message.type === "submitting") setSaid("sending");
    if (message.type === "invalid") setSaid(undefined);
    if (message.type === "failed") setSaid("failed");
    if (message.type !== "stored") return;
    dispatch(payDeviceEvents.cardStored({ vaultToken: message.card.token, type: message.card.type, lastFour: message.card.lastFour }));
    goOn();
  };
  const reopen = () => {
    setSaid(undefined);
    dispatch(payDeviceEvents.cardFormRequested());
  };
  const submit = () => (card ? goOn() : handle.current?.submit());
  return { handle, sending: said === "sending", failed: said === "failed" || cardForm.name === "failed", hear, submit, reopen };
}

type FrameProps = { businessDate: string; handle: React.Ref<VaultFrameHandle>; onMessage: (message: ToPortal) => void };

function Frame({ businessDate, handle, onMessage }: FrameProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { site } = usePortalPage();
  const { cardForm } = useSelector(selectPayDevice);
  const placeholder = (
    <SkeletonGroup label={t("billing.payOnce.method.frameLoading")}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
  if (cardForm.name !== "open") return cardForm.name === "opening" && placeholder;
  return (
    <VaultFrame
      key={cardForm.ticket}
      title={t("billing.payOnce.method.frameTitle.newCard")}
      frameUrl={cardForm.frameUrl}
      ticket={cardForm.ticket}
      mode={{ kind: "newCard" }}
      site={site}
      businessDate={businessDate}
      onMessage={onMessage}
      onSilence={() => dispatch(payDeviceEvents.cardFormFailed({ kind: "unreachable" }))}
      handle={handle}
      placeholder={placeholder}
    />
  );
}
