import { Copy, useContentStore, useCopy } from "@portico/content-runtime/react";
import { Checkbox } from "@portico/design-system/choice";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import type { UnknownAction } from "@reduxjs/toolkit";
import { type ReactNode, useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { Paragraphs } from "../../../../components/Paragraphs.tsx";

export type TermsCheckboxProps = {
  /** Catalogue key of the label, with the tag `terms` around the words that open the text. */
  agreement:
    | "billing.payOnce.review.terms"
    | "billing.autoPay.review.terms"
    | "billing.paperless.agree"
    | "orders.review.terms";
  /** For forms with more than one such checkbox. */
  name?: string;
  title: string;
  /** The terms; empty lines separate paragraphs. */
  text: string;
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  error?: string;
};

/** Checkbox to accept the terms before submitting (PAY-22); the text opens in a dialog and the form keeps its state. */
export function TermsCheckbox({
  agreement,
  name = "terms",
  title,
  text,
  accepted,
  onChange,
  error,
}: TermsCheckboxProps) {
  const t = useCopy();
  const [reading, setReading] = useState(false);
  const terms = (words: ReactNode) => <LinkButton onPress={() => setReading(true)}>{words}</LinkButton>;
  return (
    <>
      <Checkbox
        name={name}
        label={<Copy id={agreement} tags={{ terms }} />}
        checked={accepted}
        onChange={onChange}
        error={error}
      />
      <Dialog open={reading} title={title} closeLabel={t("billing.close")} onOpenChange={setReading}>
        <Stack>
          <Paragraphs text={text} />
        </Stack>
      </Dialog>
    </>
  );
}

/** Whether the text on the screen is accepted. The acceptance is for one wording: a new content release resets it. */
export function useAccepted(): [accepted: boolean, setAccepted: (now: boolean) => void] {
  const { release } = useContentStore().getState();
  const [acceptedIn, setAcceptedIn] = useState<string>();
  return [acceptedIn === release, (now) => setAcceptedIn(now ? release : undefined)];
}

export type TermsConsentProps = {
  idempotencyKey: string | undefined;
  /** Action that creates the attempt's idempotency key. */
  reviewOpened: () => UnknownAction;
  onAccepted: () => void;
  /** Another field of the form is invalid. */
  hasOtherErrors?: boolean;
};

/**
 * Guards the submit button: creates the attempt's idempotency key, and blocks submitting until the terms are accepted
 * (PAY-22).
 */
export function useTermsConsent({
  idempotencyKey,
  reviewOpened,
  onAccepted,
  hasOtherErrors = false,
}: TermsConsentProps) {
  const dispatch = useDispatch();
  const [accepted, accept] = useAccepted();
  const [missing, setMissing] = useState(false);
  const [submitCount, setSubmitCount] = useState(0);
  useEffect(() => {
    if (!idempotencyKey) dispatch(reviewOpened());
  }, [dispatch, idempotencyKey, reviewOpened]);
  const submit = () => {
    setMissing(!accepted);
    if (!accepted || hasOtherErrors) setSubmitCount(submitCount + 1);
    else {
      // Retries creating the idempotency key if that failed before: without a key nothing can be sent.
      if (!idempotencyKey) dispatch(reviewOpened());
      onAccepted();
    }
  };
  const setAccepted = (now: boolean) => {
    accept(now);
    setMissing(false);
  };
  return { accepted, setAccepted, missing, submitCount, submit };
}
