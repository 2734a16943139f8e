import * as contract from '@academy/contract/site/documents/endpoints'
import { on } from '../../../http/bind.ts'
import { download } from './download.ts'
import { listCurrent } from './list-current.ts'
import { listDocuments } from './list-documents.ts'
import { presign } from './presign.ts'
import { previewDocument } from './preview.ts'
import { publishUpload } from './publish-upload.ts'
import { publishWritten } from './publish-written.ts'
import { showDocument } from './show-document.ts'
import { showVersion } from './show-version.ts'
import { uploadDocument } from './upload.ts'
import { withdraw } from './withdraw.ts'

export const documentRoutes = [
  on(contract.presigned, presign),
  on(contract.download, download),
  on(contract.currentDocuments, listCurrent),
  on(contract.documentVersion, showVersion),
  on(contract.officeDocuments, listDocuments),
  on(contract.officeDocument, showDocument),
  on(contract.previewDocument, previewDocument),
  on(contract.uploadDocument, uploadDocument),
  on(contract.publishDocument, publishWritten),
  on(contract.publishUpload, publishUpload),
  on(contract.withdrawDocument, withdraw),
]
