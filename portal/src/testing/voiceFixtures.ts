import type {
  CallLogQuery,
  VoiceCallRowFragment,
  VoiceMessageRowFragment,
  VoiceMessagesQuery,
} from "../api/graphql/generated/voxcon.ts";
import type { VoiceLine, VoiceManager } from "../features/voice/model/voice.api.ts";

export const voiceLinesPath = "/api/pub/phoneedge/v1/assignment/account";

const counterLine: VoiceLine = {
  telephoneNumber: "8575550100",
  label: "Front counter",
  kind: "PHONE",
  platform: "META_SWITCH",
  status: "ACTIVE",
  assignedTo: { userId: "b6f9c1d2-0000-4000-8000-000000000001", name: "Sam" },
  version: 1,
};

/** A line in each state: assigned, without a name, suspended, being set up, and for faxes. */
export const voiceLines: VoiceLine[] = [
  counterLine,
  { ...counterLine, telephoneNumber: "8575550101", label: null, assignedTo: null },
  { ...counterLine, telephoneNumber: "8575550102", label: "Warehouse", status: "SUSPENDED", assignedTo: null },
  { ...counterLine, telephoneNumber: "8575550103", label: "Boat yard", status: "PENDING", assignedTo: null },
  { ...counterLine, telephoneNumber: "8575550104", label: "Fax", kind: "FAX", assignedTo: null },
];

export const unreadCountPath = "/api/pub/vox-con/voicemail/unread-count";
/** The path of the unread count of one number. */
export const lineUnreadPath = (tn: string) => `/api/pub/vox-con/voicemail/tn/${tn}/unread-count`;
export const voiceGraphPath = "/selfservice/vox-con/graphql";

/** An unread voicemail. */
export const cakeMessage: VoiceMessageRowFragment = {
  __typename: "VoiceMessage",
  id: "VM-1",
  kind: "VOICEMAIL",
  telephoneNumber: "8575550100",
  receivedAt: "2026-11-21T14:35:00.000Z",
  caller: "+16175550142",
  callerName: "Chart House",
  seconds: 19,
  pages: 0,
  transcript: "Hi, this is Priya at the Chart House. Could we move Saturday’s two sheet cakes from nine to eight?",
  language: "en-US",
  isRead: false,
  deletedUntil: null,
};

/** A message in each state: new, read in Spanish, without a number and a transcript, a fax, deleted just now. */
const voiceMessages: VoiceMessageRowFragment[] = [
  cakeMessage,
  {
    ...cakeMessage,
    id: "VM-2",
    callerName: null,
    transcript: "Buenos días, habla Rosa. Quisiera encargar tres docenas de empanadas para el viernes.",
    language: "es-US",
    isRead: true,
  },
  { ...cakeMessage, id: "VM-3", caller: null, callerName: null, transcript: null, seconds: 41 },
  { ...cakeMessage, id: "VM-4", kind: "FAX", callerName: "Mill Lane Flour", seconds: 0, pages: 2, transcript: null },
  { ...cakeMessage, id: "VM-5", callerName: "Luis Ortega", isRead: true, deletedUntil: "2026-11-21T15:00:30.000Z" },
];

const isUnread = ({ isRead, deletedUntil }: VoiceMessageRowFragment) => !isRead && deletedUntil === null;

export const voiceMessagesAnswer = (
  messages: VoiceMessageRowFragment[] | null = voiceMessages,
  more: Partial<VoiceMessagesQuery["voiceMessages"]> = {},
): VoiceMessagesQuery => ({
  __typename: "Query",
  voiceMessages: {
    __typename: "VoiceMessages",
    timeZone: "America/New_York",
    access: messages === null ? "CPNI_REQUIRED" : "ALLOWED",
    page: 1,
    pages: 1,
    unread: messages?.length
      ? [{ __typename: "UnreadOfLine", telephoneNumber: "8575550100", count: messages.filter(isUnread).length }]
      : [],
    messages,
    ...more,
  },
});

const missedCall: VoiceCallRowFragment = {
  __typename: "VoiceCall",
  id: "call-1",
  kind: "MISSED",
  telephoneNumber: "8575550100",
  number: "+16175550142",
  name: "Chart House",
  startedAt: "2026-11-21T14:35:00.000Z",
  seconds: 0,
  forwardedTo: null,
};

/** A call of each kind. */
export const voiceCalls: VoiceCallRowFragment[] = [
  missedCall,
  { ...missedCall, id: "call-2", kind: "OUTGOING", number: "+16175550163", name: "Mill Lane Flour", seconds: 312 },
  { ...missedCall, id: "call-3", kind: "FORWARDED", name: null, seconds: 185, forwardedTo: "+18575550102" },
  { ...missedCall, id: "call-4", kind: "BLOCKED", number: "+18765550143", name: null },
  { ...missedCall, id: "call-5", kind: "INCOMING", telephoneNumber: "8575550101", name: "Luis Ortega", seconds: 42 },
];

type AnsweredLog = Partial<Omit<CallLogQuery["callLog"], "calls">>;

export const callLogAnswer = (
  calls: VoiceCallRowFragment[] | null = voiceCalls,
  more: AnsweredLog = {},
): CallLogQuery => ({
  __typename: "Query",
  callLog: {
    __typename: "CallLog",
    timeZone: "America/New_York",
    access: calls === null ? "CPNI_REQUIRED" : "ALLOWED",
    hasCalls: calls !== null && calls.length > 0,
    total: calls?.length ?? 0,
    page: 1,
    pages: 1,
    calls,
    ...more,
  },
});

export const callFilePath = "/api/pub/vox-con/call-log/file";
export const voiceManagerPath = "/api/pub/phoneedge/v1/voice-manager";
export const voiceManager: VoiceManager = { access: "ALLOWED", address: "https://voice-manager-dev.example/" };
