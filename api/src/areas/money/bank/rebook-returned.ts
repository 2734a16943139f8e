import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { restorePayment } from '../payments/restore-payment.ts'
import { moveProof } from './line-queries.ts'

/** A return was confirmed by mistake: books its entry again. The line that proved the entry proves the new one. */
export const rebookReturned = async (
  services: Services,
  tx: Tx,
  payment_id: number,
  actor: { actor_id: number; now: Date },
): Promise<void> => {
  const restored_id = await restorePayment(services, tx, payment_id, actor)
  await moveProof(tx, payment_id, restored_id)
}
