/** The portal's typed saga effects. The only module that imports the saga library. */
export {
  actionChannel,
  all,
  call,
  cancel,
  fork,
  getContext,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from "typed-redux-saga";
export { buffers, type Channel, channel, eventChannel, type EventChannel, type TakeableChannel } from "redux-saga";
