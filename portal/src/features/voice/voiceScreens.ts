/** The screens of voice share a chunk: each chunk name costs bytes on every first visit. */
export { messagesScreen as messages } from "./messages/MessagesScreen.tsx";
export { voiceHomeScreen as home } from "./home/VoiceHomeScreen.tsx";
