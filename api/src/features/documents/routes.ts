import * as contract from '@academy/contract/documents/endpoints'
import { on } from '../../http/bind.ts'
import { download } from './download.ts'
import { listCurrent } from './list-current.ts'
import { presign } from './presign.ts'
import { showVersion } from './show-version.ts'

export const documentRoutes = [
  on(contract.presigned, presign),
  on(contract.download, download),
  on(contract.currentDocuments, listCurrent),
  on(contract.documentVersion, showVersion),
]
