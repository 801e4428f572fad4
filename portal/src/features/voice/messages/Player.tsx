import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useRef, useState } from "react";
import { Named } from "./Named.tsx";
import * as css from "./Player.css.ts";

const speeds = [1, 1.5, 2] as const;

/** "0:07" */
const shown = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

export type PlayerProps = {
  src: string;
  seconds: number;
  /** Which message, for the accessible names of the controls. */
  message: string;
  onPlay: () => void;
};

/**
 * Plays a voicemail: play and pause, the position (arrow keys move it by a second), and three speeds. The sound loads
 * at the first press.
 */
export function Player({ src, seconds, message, onPlay }: PlayerProps) {
  const t = useCopy();
  const sound = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1);
  const [failed, setFailed] = useState(false);
  const toggle = () => {
    const audio = sound.current;
    if (!audio) return;
    if (playing) return audio.pause();
    setFailed(false);
    if (failed) audio.load();
    audio.playbackRate = speed;
    for (const other of document.querySelectorAll("audio")) if (other !== audio) other.pause();
    // A refusal arrives as the element's error too.
    audio.play().then(onPlay, () => undefined);
  };
  const moveTo = (position: number) => {
    setAt(position);
    if (sound.current) sound.current.currentTime = position;
  };
  const faster = () => {
    const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
    setSpeed(next);
    if (sound.current) sound.current.playbackRate = next;
  };
  return (
    <Stack gap="xsmall">
      {/* Its transcript is beside it. */}
      <audio
        ref={sound}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
        onError={() => setFailed(true)}
      />
      <Inline gap="small" align="center">
        <Button variant="secondary" size="compact" onPress={toggle}>
          <Named label={t(playing ? "voice.player.pause" : "voice.player.play")} message={message} />
        </Button>
        <input
          className={css.position}
          type="range"
          min={0}
          max={seconds}
          step={1}
          value={Math.min(at, seconds)}
          aria-label={t("voice.player.position", { message })}
          aria-valuetext={t("voice.player.of", { at: shown(at), length: shown(seconds) })}
          onChange={({ target }) => moveTo(Number(target.value))}
        />
        {/* The length until it plays, then the position: both do not fit on a phone. */}
        <Text size="small">{shown(at > 0 ? at : seconds)}</Text>
        <Button variant="quiet" size="compact" onPress={faster}>
          <Named label={t("voice.player.speed", { speed: `${speed}×` })} short={`${speed}×`} message={message} />
        </Button>
      </Inline>
      {failed && (
        <Text size="small">
          <span role="alert">{t("voice.player.failed")}</span>
        </Text>
      )}
    </Stack>
  );
}
