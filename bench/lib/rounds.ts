/** Short and many: on a machine that also does other things, only what lies close together compares well. */
export const ROUNDS = 11
export const ROUND_SECONDS = 1
/** Until the just-in-time compiler has settled and every connection has its statements prepared. */
export const WARM_UP_SECONDS = 3
