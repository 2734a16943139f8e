import type { documentPlaceholders } from '@academy/contract/site/documents/placeholders'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** What the program puts in place of each placeholder of a document. */
export const placeholderMeanings = defineTexts<Record<(typeof documentPlaceholders)[number], string>>({
  en: {
    association: 'name of the association',
    address: 'address of the association',
    country: 'country of the association',
    city: 'place of the association',
    email: 'contact address',
    place: 'place of the academy',
    handling_fee: 'handling fee of an application',
    recording_fee: 'fee of a recording',
    single_room: 'highest price of a bed for a night',
    double_room: 'lowest price of a bed for a night',
    half_board: 'price of the meals for a night',
    withdrawal_percent: 'smallest part of the participation fee that stays due, in percent',
    withdrawal_terms: 'what giving up a place costs',
    lodging_terms: 'what cancelling a bed costs',
  },
  de: {
    association: 'Name des Vereins',
    address: 'Anschrift des Vereins',
    country: 'Land des Vereins',
    city: 'Sitz des Vereins',
    email: 'Kontaktadresse',
    place: 'Ort der Akademie',
    handling_fee: 'Bearbeitungsgebühr einer Bewerbung',
    recording_fee: 'Gebühr für eine Aufnahme',
    single_room: 'höchster Preis eines Betts für eine Nacht',
    double_room: 'niedrigster Preis eines Betts für eine Nacht',
    half_board: 'Preis der Verpflegung für eine Nacht',
    withdrawal_percent: 'kleinster Teil der Teilnahmegebühr, der zu bezahlen bleibt, in Prozent',
    withdrawal_terms: 'was es kostet, einen Platz zurückzugeben',
    lodging_terms: 'was es kostet, ein Bett zu stornieren',
  },
})
