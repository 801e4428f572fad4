import { attemptKey } from "../../../api/attemptKey.ts";
import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate } from "react-router-dom";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { FlowFrame, Form } from "../../billing/model/payment-flow/FlowFrame.tsx";
import { TermsCheckbox, useAccepted } from "../../billing/model/terms/TermsCheckbox.tsx";
import type { Quote } from "../model/orders.api.ts";
import { cataloguePath, type CatalogueScreen, expectedOf, orderPath, reviewPath } from "../model/orders.rules.ts";
import { placeEvents, type PlacePhase, quoteRead, selectUpgrade } from "../model/orders.slice.ts";
import { useOfferName, useOrderCopy } from "../model/orderCopy.ts";
import { QuotedBill } from "./QuotedBill.tsx";
import { VisitField } from "./VisitField.tsx";
import { NotPlaced } from "./NotPlaced.tsx";

type ReviewProps = { screen: CatalogueScreen; accountId: string; product: string };

/** What an order changes, its terms, and the button that places it; then its own page. */
export function Review({ screen, accountId, product }: ReviewProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { quote, place } = useSelector(selectUpgrade);
  /** The technician's time that was asked for; without one the server proposes the soonest. */
  const [wanted, setWanted] = useState<string | null>(null);
  // A time that was taken meanwhile is not asked for again: the quote that follows is for the soonest one.
  const asked = isTimeTaken(place) ? null : wanted;
  const load = (startsAt: string | null) =>
    dispatch(quoteRead.requested({ accountId, product, ...(startsAt !== null && { startsAt }) }));
  useEffect(() => {
    dispatch(quoteRead.reset());
    dispatch(placeEvents.dismissed());
    dispatch(quoteRead.requested({ accountId, product }));
  }, [dispatch, accountId, product]);
  useEffect(() => {
    if (place.name !== "placed") return;
    dispatch(placeEvents.dismissed());
    void navigate(orderPath(place.order.orderId), { replace: true });
  }, [place, dispatch, navigate]);
  const steps = [
    { id: "choose", label: t("orders.review.step.choose"), href: cataloguePath(screen), filledIn: true, opens: true },
    {
      id: "review",
      label: t("orders.review.step.review"),
      href: reviewPath(screen, { code: product }),
      filledIn: false,
      opens: true,
    },
  ];
  const out = { href: cataloguePath(screen), label: t("orders.review.step.choose") };
  return (
    <FlowFrame
      label={t("orders.review.steps")}
      steps={steps}
      current="review"
      out={out}
      title={t("orders.review.title")}
    >
      {quote.phase === "failed" && quote.failure.kind === "refused" ? (
        <Refused screen={screen} />
      ) : (
        <ScreenState read={quote} skeleton={<Loading />} onRetry={() => load(asked)}>
          {(data) => (
            <OrderForm
              quote={data}
              accountId={accountId}
              screen={screen}
              wanted={asked}
              onChoose={(startsAt) => {
                dispatch(placeEvents.dismissed());
                setWanted(startsAt);
                load(startsAt);
              }}
            />
          )}
        </ScreenState>
      )}
    </FlowFrame>
  );
}

const isTimeTaken = (place: PlacePhase) =>
  place.name === "failed" && place.failure.kind === "refused" && place.failure.code === "SLOT_TAKEN";

function Refused({ screen }: { screen: CatalogueScreen }) {
  const t = useCopy();
  const { quote } = useSelector(selectUpgrade);
  if (quote.phase !== "failed") return null;
  return (
    <Stack gap="medium">
      <FailureAlert failure={quote.failure} />
      <Link href={cataloguePath(screen)}>{t("orders.otherChoice")}</Link>
    </Stack>
  );
}

type OrderFormProps = {
  quote: Quote;
  accountId: string;
  screen: CatalogueScreen;
  wanted: string | null;
  onChoose: (startsAt: string) => void;
};

function OrderForm({ quote, accountId, screen, wanted, onChoose }: OrderFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const words = useOrderCopy(quote.timeZone);
  const nameOf = useOfferName();
  const { quote: read, place } = useSelector(selectUpgrade);
  const isUpdating = read.phase === "loading";
  const placing = place.name === "working" ? t("orders.placing") : undefined;
  const [accepted, setAccepted] = useAccepted();
  const [submits, setSubmits] = useState(0);
  const missing = submits > 0 && !accepted ? t("orders.review.termsRequired") : undefined;
  const submit = () => {
    // The amounts and the time on the screen are not those of the order until the quote is read.
    if (isUpdating) return;
    setSubmits(submits + 1);
    if (!accepted || place.name === "working") return;
    const order = { accountId, product: quote.offer.code, expected: expectedOf(quote), startsAt: quote.startsAt };
    dispatch(placeEvents.requested({ ...order, idempotencyKey: attemptKey(place, order) }));
  };
  return (
    <Stack gap="large">
      {place.name === "failed" && <NotPlaced failure={place.failure} screen={screen} />}
      <ErrorSummary
        title={t("orders.review.problem")}
        errors={missing ? [{ fieldName: "terms", message: missing }] : []}
        focusOn={missing ? submits : 0}
      />
      <Form onSubmit={submit}>
        <Stack gap="large">
          <QuotedBill quote={quote} name={nameOf(quote.offer)} />
          {quote.offer.visit && (
            <VisitField
              quote={quote}
              chosen={isUpdating && wanted !== null ? wanted : quote.startsAt}
              onChoose={onChoose}
            />
          )}
          <TermsCheckbox
            agreement="orders.review.terms"
            title={t("orders.terms.title")}
            text={t("orders.terms.text")}
            accepted={accepted}
            onChange={setAccepted}
            error={missing}
          />
          <Text size="small" tone="quiet">
            {t("orders.review.cancel", { until: words.moment(quote.cancellableUntil) })}
          </Text>
          <StickyActions>
            <Button type="submit" fullWidth busy={isUpdating ? t("orders.review.updating") : placing}>
              {t("orders.place")}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </Stack>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("orders.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="text" lines={4} />
    </SkeletonGroup>
  );
}
