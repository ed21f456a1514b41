import type { Chance } from './seeded-random.ts'

/** People for samples: names as they are common in the north of Italy, none of them of anybody we know. */
const DONNE =
  'Agnese,Alba,Angela,Beatrice,Camilla,Carla,Cecilia,Chiara,Claudia,Daniela,Elena,Elisa,Emma,Federica,Francesca,Gaia,Giada,Ginevra,Giovanna,Irene,Laura,Lidia,Lucia,Marta,Martina,Michela,Monica,Noemi,Paola,Rita,Rosa,Sara,Silvia,Sofia,Teresa,Valentina,Vera,Viola'
const UOMINI =
  'Alberto,Alessio,Andrea,Antonio,Bruno,Carlo,Claudio,Davide,Dario,Diego,Edoardo,Emanuele,Enrico,Fabio,Filippo,Francesco,Gabriele,Giacomo,Giorgio,Giulio,Ivan,Leonardo,Lorenzo,Luca,Marco,Matteo,Mattia,Nicola,Omar,Paolo,Pietro,Riccardo,Samuele,Simone,Stefano,Tommaso,Umberto,Vittorio'
const COGNOMI =
  'Accorsi,Agosti,Alberti,Barbieri,Bassi,Bellini,Benetti,Bertoni,Bianchini,Bonfanti,Borghi,Bottura,Braga,Caleffi,Castelli,Cavicchini,Ceriani,Colombi,Corradini,Dalla Valle,Donati,Fabbri,Facchini,Ferraresi,Fontana,Franzini,Galli,Gandolfi,Ghidini,Giardini,Gobbi,Grandi,Guerra,Lanzoni,Leali,Lodi,Maffei,Magnani,Malagutti,Mantovani,Marchini,Mazzali,Merlini,Montanari,Morselli,Negri,Nicoli,Olivieri,Orlandi,Pasini,Pavesi,Pedrazzoli,Pezzini,Poli,Ravasi,Righi,Rossetti,Saletti,Sartori,Savoia,Scaglioni,Spagna,Stefani,Tassi,Tonelli,Trentini,Ughetti,Valenti,Vecchi,Zanardi,Zani,Zoboli'
const VIE =
  'Via Roma,Via Mazzini,Via Garibaldi,Via Verdi,Via dei Mille,Via Pascoli,Viale Gorizia,Via Cremona,Strada Chiesanuova,Via Virgilio'
const PAESI =
  '46100 Mantova,46010 Curtatone,46034 Borgo Virgilio,46047 Porto Mantovano,46044 Goito,46045 Marmirolo,46037 Roncoferraro,46051 San Giorgio Bigarello'

export interface Persona {
  readonly nome: string
  readonly cognome: string
  readonly isDonna: boolean
  readonly indirizzo: string
  readonly telefono: string
}

/** So many people, no two with one name; telephones are of the block 555 that nobody has. */
export function persone(chance: Chance, count: number): readonly Persona[] {
  const surnames = chance.shuffled(COGNOMI.split(','))
  return Array.from({ length: count }, (_, at) => {
    const isDonna = chance.happens(0.54)
    return {
      nome: chance.pick((isDonna ? DONNE : UOMINI).split(',')),
      // After the last surname one begins again, with other first names.
      cognome: surnames[at % surnames.length] ?? '',
      isDonna,
      indirizzo: `${chance.pick(VIE.split(','))} ${chance.between(1, 140)}, ${chance.pick(PAESI.split(','))} (MN)`,
      telefono: `${chance.pick(['320', '328', '333', '338', '340', '347', '349', '366'])}555${String(1000 + at).slice(-4)}`,
    }
  })
}
