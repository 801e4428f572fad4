import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectGoodInEveryLook, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, BeforeSigningOut, SecondsLeft, ToAnInstant } from "./Countdown.examples.tsx";

test("[DSYS-02 partly] every countdown is good in every look", () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] it is a timer with a name, whose figures are spoken as words", async () => {
  const screen = await renderIn(<SecondsLeft />);
  const timer = screen.getByRole("timer", { name: "Time left before we sign you out" });
  await expect.element(timer).toHaveTextContent("1:3595 seconds left");
  await expect.element(screen.getByText("1:35")).toHaveAttribute("aria-hidden", "true");
});

test("[DSYS-02 partly] it speaks by itself at 60, 30 and 10 seconds, each once, and is silent in between", async () => {
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

test("[DSYS-02 partly] after a pause it says what is left and not what has passed", async () => {
  const screen = await renderIn(<SecondsLeft secondsLeft={75} />);
  await screen.rerender(<SecondsLeft secondsLeft={42} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("42 seconds left");
});

test("[DSYS-02 partly] it says nothing when it appears, and nothing more when there is more time again", async () => {
  const screen = await renderIn(<SecondsLeft secondsLeft={45} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("");
  await screen.rerender(<SecondsLeft secondsLeft={29} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("29 seconds left");
  await screen.rerender(<SecondsLeft secondsLeft={120} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("");
});

test("[DSYS-02 partly] the marks can be others", async () => {
  const screen = await renderIn(<SecondsLeft secondsLeft={6} marks={[5]} />);
  await screen.rerender(<SecondsLeft secondsLeft={5} marks={[5]} />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("5 seconds left");
});

test.each([-3, Number.NaN])("[DSYS-02 partly] %d seconds are none", async (secondsLeft) => {
  const screen = await renderIn(<SecondsLeft secondsLeft={secondsLeft} />);
  await expect.element(screen.getByText("0:00")).toBeVisible();
  await expect.element(screen.getByRole("timer")).toHaveAttribute("data-state", "over");
});

test("[DSYS-02 partly] in the dialog that ends a session the focus stays on its button while time runs", async () => {
  const screen = await renderIn(<BeforeSigningOut />);
  const stay = screen.getByRole("button", { name: "Stay signed in" });
  await expect.element(stay).toHaveFocus();
  await screen.rerender(<BeforeSigningOut secondsLeft={60} />);
  await userEvent.tab();
  await expect.element(stay).toHaveFocus();
  await expectNoAxeViolations(document.body);
});

const realTimeout = setTimeout;

/** Looks again and again in real time: the usual waiting would push the false clock on. */
async function seen(shown: () => string | null, wanted: string) {
  while (shown() !== wanted) await new Promise((again) => void realTimeout(again, 20));
}

describe("to an instant", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  test("[DSYS-02 partly] it counts by itself, a second at a time, and says once when it is over", async () => {
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

  test("[DSYS-02 partly] it counts by the clock it is given, and a tab that comes back is right at once", async () => {
    let server = 50_000;
    const screen = await renderIn(<ToAnInstant until={170_000} now={() => server} />);
    const shown = () => screen.getByRole("timer").element().firstElementChild!.textContent;
    expect(shown()).toBe("2:00");
    server = 140_000;
    document.dispatchEvent(new Event("visibilitychange"));
    await seen(shown, "0:30");
  });
});
