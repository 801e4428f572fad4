/** The screens of orders share a chunk. */
export { buyScreen as buy, upgradeScreen as upgrade } from "./choose/ChooseScreen.tsx";
export { orderScreen as order } from "./order/OrderScreen.tsx";
