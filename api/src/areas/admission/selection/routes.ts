import * as contract from '@academy/contract/admission/selection/endpoints'
import * as files from '@academy/contract/admission/selection/file-endpoints'
import * as office from '@academy/contract/admission/selection/office-endpoints'
import { on } from '../../../http/bind.ts'
import { closeApplications } from './close-applications.ts'
import { decide } from './decide.ts'
import { decideForTeacher, showDecisions } from './decide-for-teacher.ts'
import { downloadApplicantsPdf } from './download-applicants-pdf.ts'
import { downloadParticipantsCsv } from './download-participants-csv.ts'
import { downloadParticipantsPdf } from './download-participants-pdf.ts'
import { downloadResume } from './download-resume.ts'
import { finalizeAny, finalizeOwn } from './finalize.ts'
import { listAll } from './list-all.ts'
import { listApplicants } from './list-applicants.ts'
import { listOwn } from './list-own.ts'
import { markSeen } from './mark-seen.ts'
import { orderReserves } from './order-reserves.ts'
import { recordSavedApplicants } from './record-saved-applicants.ts'
import { remindTeacher } from './remind-teacher.ts'
import { reopenSelection } from './reopen.ts'
import { showMailPreview, showOwnMailPreview } from './show-mail-preview.ts'
import { showOwn } from './show-own.ts'

export const selectionRoutes = [
  on(contract.myMasterclasses, listOwn),
  on(contract.myMasterclass, showOwn),
  on(contract.applicants, listApplicants),
  on(contract.decide, decide),
  on(contract.orderReserves, orderReserves),
  on(contract.finalMailPreview, showOwnMailPreview),
  on(contract.finalize, finalizeOwn),
  on(files.participantsCsv, downloadParticipantsCsv),
  on(files.participantsPdf, downloadParticipantsPdf),
  on(files.applicantsPdf, downloadApplicantsPdf),
  on(files.applicantsSaved, recordSavedApplicants),
  on(files.applicantResume, downloadResume),
  on(contract.allCurrentMasterclasses, listAll),
  on(contract.closeApplications, closeApplications),
  on(contract.officeFinalMailPreview, showMailPreview),
  on(contract.officeFinalize, finalizeAny),
  on(contract.remindTeacher, remindTeacher),
  on(contract.markApplicationsSeen, markSeen),
  on(office.officeDecisions, showDecisions),
  on(office.decideForTeacher, decideForTeacher),
  on(office.reopenSelection, reopenSelection),
]
