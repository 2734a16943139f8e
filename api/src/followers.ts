// What areas do when something happens in an area before them. Imported by everything that starts operations.
import { invitationFollower } from './areas/access/roles/accept-invitation.ts'
import { applicationFollower } from './areas/admission/applications/follow-invoice.ts'
import { recordingFollower } from './areas/concerts/evenings/recording-invoice.ts'
import { bookingFollower } from './areas/lodging/bookings/write-invoice.ts'
import { invoiceFollowers } from './areas/money/invoices/followers.ts'
import { linkInvitedTeacher } from './areas/programme/teachers/teacher-accounts.ts'

// In this order: an application is forwarded when everything else has followed.
invoiceFollowers.register([bookingFollower, recordingFollower, applicationFollower])
invitationFollower.register({ onTeacherAccepted: linkInvitedTeacher })
