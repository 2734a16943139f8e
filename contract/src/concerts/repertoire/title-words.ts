// The vocabulary of work titles in German, English, French and Italian. The first word of a line is the
// canonical one.
import { normalizedWords, synonymGroups } from './words.ts'

const forms = [
  'arabesque arabeske',
  'bagatelle bagatellen bagatelles',
  'ballade ballad ballades balladen ballata',
  'canon kanon',
  'caprice capriccio caprices capricen capricci',
  'chaconne ciaccona ciacona',
  'chorale choral chorals choräle',
  'concerto konzert konzerte concertos concert concierto concerti',
  'concertino konzertino',
  'dance tanz tänze dances danse danses danza danzas danze',
  'duo duett duet duetto',
  'elegy elegie élégie elegia elegien',
  'etude etüde etüden etudes studie study studien studies',
  'fantasy fantasia fantasie phantasie fantaisie phantasy fantasien fantasies',
  'fugue fuge fuga fugues fugen',
  'humoresque humoreske humoresken',
  'impromptu impromptus',
  'intermezzo intermezzi',
  'invention inventionen inventions inventio',
  'march marsch marche marcia',
  'mass messe missa',
  'mazurka mazurken mazurkas',
  'minuet menuett menuet menuetto minuetto menuette menuets minuets',
  'nocturne nocturnes notturno nocturn',
  'octet oktett octuor',
  'partita partiten partitas partia',
  'passacaglia passacaille',
  'piece stück stücke pieces pièce pièces morceau morceaux pezzo pezzi',
  'polonaise polonaisen polonaises polonäse',
  'prelude präludium prélude preludes préludes präludien preludio',
  'quartet quartett quatuor quartetto quartette quartets',
  'quintet quintett quintette quintetto quintets',
  'rhapsody rhapsodie rapsodie rhapsodies rapsodia rhapsodien',
  'romance romanze romanzen romances romanza',
  'rondo rondos',
  'scene scenes szene szenen scène scènes',
  'scherzo scherzi scherzos',
  'septet septett septuor',
  'serenade sérénade serenata',
  'sextet sextett sextuor',
  'sketch skizze skizzen sketches esquisse esquisses',
  'sonata sonate sonaten sonatas',
  'sonatina sonatine sonatinen sonatinas',
  'song lied lieder songs chanson chansons gesang gesänge canción canciones canzone mélodie mélodies',
  'suite suiten suites',
  'symphony sinfonie symphonie sinfonia sinfonien symphonies',
  'toccata tokkata toccaten toccatas',
  'trio trios terzett',
  'variations variationen variation variazioni',
  'waltz walzer valse waltzes valses',
]

const instruments = [
  'alto alt altus',
  'baritone bariton',
  'cello violoncello violoncelle celli',
  'clarinet klarinette klarinetten clarinette clarinetto',
  'drum trommel drums caisse',
  'flute flöte flöten flauto flûte',
  'guitar gitarre gitarren guitare',
  'horn cor corno',
  'marimba marimbaphon',
  'orchestra orchester orchestre',
  'organ orgel orgue organo',
  'percussion schlagwerk schlagzeug schlag',
  'piano klavier pianoforte hammerklavier',
  'saxophone saxophon saxofon saxophones saxophons',
  'soprano sopran',
  'string strings streich streicher cordes',
  'timpani pauken timbales',
  'vibraphone vibraphon',
  'viola bratsche bratschen violas',
  'violin violine violinen geige violon violino violins',
  'voice stimme singstimme voix voices',
]

const counts = [
  '2 two zwei deux zwo',
  '3 three drei trois tre',
  '4 four vier quatre quattro',
  '5 five fünf cinq cinque',
  '6 six sechs',
  '7 seven sieben sept siete',
  '8 eight acht huit',
  '9 nine neun neuf',
  '10 ten zehn dix',
  '11 eleven elf onze',
  '12 twelve zwölf douze',
  '24 vierundzwanzig',
]

const others = [
  'children kinder',
  'german deutsche allemande deutscher',
  'hungarian ungarische ungarischer hongroise',
  'romanian rumänische roumaine',
  'slavonic slawische slawischer',
  'spanish spanische española espagnole',
  'hand hands händen hände mains',
]

/** Works with a different nickname in each language. */
const nicknames = [
  'archduke erzherzog',
  'dissonance dissonanzen',
  'emperor kaiser',
  'exhibition ausstellung',
  'ghost geister',
  'mists nebel',
  'moonlight mondschein',
  'pictures bilder',
  'revolutionary revolutions',
  'seasons jahreszeiten',
  'spring frühling frühlings',
  'tempest sturm',
  'trout forelle forellen',
]

const groups = synonymGroups([...forms, ...instruments, ...counts, ...others, ...nicknames])
const instrumentWords = new Set(
  synonymGroups(instruments)
    .values()
    .map(group => group[0]),
)
const bowed = new Set(['violin', 'viola', 'cello'])
const accompanied = new Set([...bowed, 'clarinet', 'flute', 'guitar', 'horn', 'saxophone', 'voice'])
const joining = new Set(
  (
    'a an and aus auf avec con d da das de dei del della dem den der des di die du e ein eine en et for from fur ' +
    'il im in l la le les mit of on ou per pour solo sopra sur the to uber un und une von with y zu zum zur ' +
    'orchestra'
  ).split(' '),
)

// "Klaviersonate", "Waldsteinsonate", "Fantasiestücke"
const compound =
  /^(\p{L}{3,}?)(sonaten?|sonatinen?|konzerte?|trios?|quartette?|quintette?|sextett|suiten?|stucke?|lieder|tanze|variationen|fantasien?|fugen?|etuden?|walzer|saxophone?)$/u

/** Splits a compound that is not in the list into its parts. */
export const splitCompound = (word: string): string[] => {
  const [, front, form] = groups.has(word) ? [] : (compound.exec(word) ?? [])
  return front && form ? [front, form] : [word]
}

/** Returns all words of the same meaning, including the given one. */
export const titleVariants = (word: string): readonly string[] => groups.get(word) ?? [word]

/** Known words are equal or different; only unknown words can be similar. */
export const isKnownTitleWord = (word: string): boolean => groups.has(word)

export const isInstrument = (word: string): boolean => instrumentWords.has(word)

/** Removes the accompanying piano and the strings of a piano trio, which are implied. */
const withoutImpliedInstruments = (words: string[]) => {
  if (!words.includes('piano')) return words
  if (words.some(word => ['trio', 'quartet', 'quintet'].includes(word)))
    return words.filter(word => !bowed.has(word))
  const soloists = words.filter(word => accompanied.has(word))
  return soloists.length === 1 ? words.filter(word => word !== 'piano') : words
}

/** Returns the distinguishing words of a title in one language. */
export const titleWords = (title: string): string[] => {
  const words = normalizedWords(title)
    .flatMap(splitCompound)
    .map(word => groups.get(word)?.[0] ?? word)
  const distinguishing = withoutImpliedInstruments(words.filter(word => !joining.has(word)))
  return distinguishing.length > 0 ? distinguishing : words
}
