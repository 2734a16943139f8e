import * as catalogue from '@academy/contract/concerts/repertoire/correction-endpoints'
import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import { on } from '../../../http/bind.ts'
import { addComposer } from './add-composer.ts'
import { addMovement } from './add-movement.ts'
import { addPiece } from './add-piece.ts'
import { correctComposer, showComposerEntry } from './correct-composer.ts'
import { correctPiece, showPieceEntry } from './correct-piece.ts'
import { listComposers } from './list-composers.ts'
import { listMovements } from './list-movements.ts'
import { listPieces } from './list-pieces.ts'

export const repertoireRoutes = [
  on(catalogue.composerEntry, showComposerEntry),
  on(catalogue.correctComposer, correctComposer),
  on(catalogue.pieceEntry, showPieceEntry),
  on(catalogue.correctPiece, correctPiece),
  on(contract.composers, listComposers),
  on(contract.addComposer, addComposer),
  on(contract.pieces, listPieces),
  on(contract.addPiece, addPiece),
  on(contract.movements, listMovements),
  on(contract.addMovement, addMovement),
]
