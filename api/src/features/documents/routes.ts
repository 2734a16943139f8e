import * as contract from '@academy/contract/documents'
import { on } from '../../http/bind.ts'
import { download } from './download.ts'
import { presign } from './presign.ts'

export const documentRoutes = [on(contract.presigned, presign), on(contract.download, download)]
