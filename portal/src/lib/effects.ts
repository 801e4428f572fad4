/** The saga effects of the portal, typed. The one place that names the library. */
export {
  actionChannel,
  all,
  call,
  cancel,
  cancelled,
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
export { buffers, END, eventChannel, type EventChannel, type TakeableChannel } from "redux-saga";
