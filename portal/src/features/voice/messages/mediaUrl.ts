import type { paths } from "@portico/openapi/voice";
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";

type MediaPath = Extract<keyof paths, `/api/pub/phoneedge/v2/phone/${string}`>;
type MediaParameters = Pick<paths[MediaPath]["get"]["parameters"], "path" | "query">;

/** The address of a voicemail's sound or a fax's file, for an element that loads it itself. */
export const mediaUrl = (path: MediaPath, params: MediaParameters): string =>
  createFinalURL(path, {
    baseUrl: "",
    params,
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
