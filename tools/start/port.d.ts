/** The port that the product answers on when `PORT` names none. */
export declare const defaultPort = 3000;
/** Whether nothing listens on a loopback port. */
export declare function isFree(port: number): Promise<boolean>;
/** A loopback port that was free a moment ago. */
export declare function freePort(): Promise<number>;
/** Refuses to start beside a running product: building under it would take its files away. */
export declare function refuseTakenPort(environment: NodeJS.ProcessEnv): Promise<void>;
