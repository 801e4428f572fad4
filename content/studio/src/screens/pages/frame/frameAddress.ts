import { createContext, useContext } from "react";

/** Where the page behind a preview's address is; stories and tests have one of their own there. */
export type FrameAddress = (address: string) => string;

const FrameAddressContext = createContext<FrameAddress>((address) => address);

export const FrameAddressProvider = FrameAddressContext.Provider;
export const useFrameAddress = (): FrameAddress => useContext(FrameAddressContext);
