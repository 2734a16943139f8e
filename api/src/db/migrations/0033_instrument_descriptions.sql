-- The description of an instrument in German. An instrument whose English one was changed or is empty gets none: the office
-- writes it.
alter table instruments add description_german text not null default '';
update instruments i set description_german = known.german
from (values
  ('piano', 'Piano: touch, colour and the long line', 'Klavier: Anschlag, Farbe und der große Bogen'),
  ('violin', 'Violin: tone, style and the singing bow', 'Violine: Ton, Stil und der singende Bogen'),
  ('viola', 'Viola: the warmth of the inner voice', 'Viola: die Wärme der Mittelstimme'),
  ('cello', 'Cello: breath, weight and resonance', 'Violoncello: Atem, Gewicht und Resonanz'),
  ('percussion', 'Percussion: rhythm in every colour', 'Schlagwerk: Rhythmus in allen Farben'),
  ('voice', 'Voice: breath, word and melody', 'Gesang: Atem, Wort und Melodie'),
  ('saxophone', 'Saxophone: from the reed to the phrase', 'Saxophon: vom Rohrblatt zur Phrase'),
  ('organ', 'Organ: playing pipes and playing the room', 'Orgel: die Pfeifen spielen und den Raum')
) known(key, english, german)
where i.key = known.key and i.description_english = known.english;
