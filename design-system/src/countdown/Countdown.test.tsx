import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, BeforeSigningOut, SecondsLeft, ToAnInstant } from "./Countdown.examples.tsx";

test("[DSYS-02 partly] every countdown is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] is a named timer whose figures are announced as text", async () => {
  const screen = await renderIn(<SecondsLeft />);
  const timer = screen.getByRole("timer", { name: "Time left before we sign you out" });
  await expect.element(timer).toHaveTextContent("1:3595 seconds left");
  await expect.element(screen.getByText("1:35")).toHaveAttribute("aria-hidden", "true");
});

test("[DSYS-02 partly] announces 60, 30 and 10 seconds once each, and is silent in between", async () => {
  const screen = await renderIn(<SecondsLeft secondsLeft={62} />);
  const spoken: string[] = [];
  const voice = screen.getByRole("alert").element();
  const listener = new MutationObserver(() => spoken.push(voice.textContent));
  listener.observe(voice, { childList: true, characterData: true, subtree: true });
  for (let left = 61; left >= 0; left -= 1) await screen.rerender(<SecondsLeft secondsLeft={left} />);
  await expect.poll(() => spoken).toEqual(["60 seconds left", "30 seconds left", "10 seconds left"]);
  listener.disconnect();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] after a pause it announces the remaining time and not the missed thresholds", async () => {
  const screen = await renderIn(<SecondsLeft secondsLeft={75} />);
  await screen.rerender(<SecondsLeft secondsLeft={42} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("42 seconds left");
});

test("[DSYS-02 partly] announces nothing on mount, and nothing more after time was added", async () => {
  const screen = await renderIn(<SecondsLeft secondsLeft={45} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("");
  await screen.rerender(<SecondsLeft secondsLeft={29} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("29 seconds left");
  await screen.rerender(<SecondsLeft secondsLeft={120} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("");
});

test("[DSYS-02 partly] the thresholds are configurable", async () => {
  const screen = await renderIn(<SecondsLeft secondsLeft={6} marks={[5]} />);
  await screen.rerender(<SecondsLeft secondsLeft={5} marks={[5]} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("5 seconds left");
});

test.each([-3, Number.NaN])("[DSYS-02 partly] %d seconds count as zero", async (secondsLeft) => {
  const screen = await renderIn(<SecondsLeft secondsLeft={secondsLeft} />);
  await expect.element(screen.getByText("0:00")).toBeVisible();
  await expect.element(screen.getByRole("timer")).toHaveAttribute("data-state", "over");
});

test("[DSYS-02 partly] in the session timeout dialog the focus stays on its button while time runs", async () => {
  const screen = await renderIn(<BeforeSigningOut />);
  const stay = screen.getByRole("button", { name: "Stay signed in" });
  await expect.element(stay).toHaveFocus();
  await screen.rerender(<BeforeSigningOut secondsLeft={60} />);
  await userEvent.tab();
  await expect.element(stay).toHaveFocus();
  await expectNoAxeViolations(document.body);
});

const realTimeout = setTimeout;

/** Polls in real time: Vitest's own polling would advance the fake clock. */
async function seen(shown: () => string | null, wanted: string) {
  while (shown() !== wanted) await new Promise((again) => void realTimeout(again, 20));
}

describe("with `until`", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  test("[DSYS-02 partly] counts down once per second and calls onEnd once", async () => {
    const onEnd = vi.fn();
    const screen = await renderIn(<ToAnInstant until={1_003_000} onEnd={onEnd} />);
    const shown = () => screen.getByRole("timer").element().firstElementChild!.textContent;
    expect(shown()).toBe("0:03");
    vi.advanceTimersByTime(1_000);
    await seen(shown, "0:02");
    vi.advanceTimersByTime(1_999);
    await seen(shown, "0:01");
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    await seen(shown, "0:00");
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test("[DSYS-02 partly] counts by the given clock, and is right at once when the tab becomes visible again", async () => {
    let server = 50_000;
    const screen = await renderIn(<ToAnInstant until={170_000} now={() => server} />);
    const shown = () => screen.getByRole("timer").element().firstElementChild!.textContent;
    expect(shown()).toBe("2:00");
    server = 140_000;
    document.dispatchEvent(new Event("visibilitychange"));
    await seen(shown, "0:30");
  });
});
