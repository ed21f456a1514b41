/**
 * The values that Ross1000 takes, as its XML layout v3 of 18/03/2026 spells them (ross1000.it, «Tracciato XML», read in a
 * stored copy). Whether other capitals are taken is not verified.
 */
export const TIPI_TURISMO = [
  'Culturale',
  'Balneare',
  'Congressuale/Affari',
  'Fieristico',
  'Sportivo/Fitness',
  'Scolastico',
  'Religioso',
  'Sociale',
  'Parchi Tematici',
  'Termale/Trattamenti salute',
  'Enogastronomico',
  'Cicloturismo',
  'Escursionistico/Naturalistico',
  'Altro motivo',
  'Non specificato',
] as const

export const MEZZI_TRASPORTO = [
  'Auto',
  'Aereo',
  'Aereo+Pullman',
  'Aereo+Navetta/Taxi/Auto',
  'Aereo+Treno',
  'Treno',
  'Pullman',
  'Caravan/Autocaravan',
  'Barca/Nave/Traghetto',
  'Moto',
  'Bicicletta',
  'A piedi',
  'Altro mezzo',
  'Non Specificato',
] as const

export const CANALI_PRENOTAZIONE = [
  'Diretta tradizionale',
  'Diretta web',
  'Indiretta tradizionale',
  'Indiretta web',
  'Altro canale',
  'Non specificato',
] as const

export const TITOLI_STUDIO = ['Licenza elementare', 'Diploma', 'Laurea', 'Altro titolo', 'Non specificato'] as const

export type TipoTurismo = (typeof TIPI_TURISMO)[number]
export type MezzoTrasporto = (typeof MEZZI_TRASPORTO)[number]
export type CanalePrenotazione = (typeof CANALI_PRENOTAZIONE)[number]
export type TitoloStudio = (typeof TITOLI_STUDIO)[number]
