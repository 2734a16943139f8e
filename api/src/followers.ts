// What areas do when something happens in an area before them. Imported by everything that starts operations.
import { invitationFollower } from './areas/access/invitations/followers.ts'
import { applicationFollower } from './areas/admission/applications/follow-invoice.ts'
import { recordingFollower } from './areas/concerts/evenings/follow-invoice.ts'
import { bookingFollower } from './areas/lodging/bookings/follow-invoice.ts'
import { invoiceFollowers } from './areas/money/invoices/followers.ts'
import { linkInvitedTeacher } from './areas/programme/teachers/link-invited.ts'

// In this order: an application is forwarded when everything else has followed.
invoiceFollowers.register([bookingFollower, recordingFollower, applicationFollower])
invitationFollower.register({ onTeacherAccepted: linkInvitedTeacher })
