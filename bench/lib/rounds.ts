import { sized } from './scale.ts'

/** Many short rounds: on a machine with other load, only measurements close together are comparable. */
export const ROUNDS = sized(Number(process.env['BENCH_ROUNDS'] ?? 11), 1)
export const ROUND_SECONDS = sized(1, 0.05)
/** Long enough for the JIT compiler to settle and for every connection to prepare its statements. */
export const WARM_UP_SECONDS = sized(3, 0.05)
