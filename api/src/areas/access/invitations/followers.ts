import { registry } from '../../../base/followers.ts'
import type { Tx } from '../../../db/connection.ts'

interface InvitationFollower {
  /** Links the account to the teacher whom the invitation was for. The account is locked. */
  onTeacherAccepted(tx: Tx, teacher_id: number, account_id: number): Promise<void>
}

export const invitationFollower = registry<InvitationFollower>('accepted invitations')
