/** States of a booking that takes a place. */
export const CON_POSTO = ['prenotata', 'presente', 'assente'] as const
/** States of a lesson that stands in the calendar. */
export const IN_CALENDARIO = ['programmata', 'svolta'] as const
/** Entries of a carnet. */
export const CARNET = 10
/** Days before its end within which a certificate is renewed. */
export const AVVISO = 30
/** Days before its end within which a subscription is renewed. */
export const RINNOVO = 15
/** Days without training after which a member may be leaving. */
export const LONTANO = 21

/** Reasons for a refusal at the door, as the register says them. */
export const motivi = {
  certificato_scaduto: 'Certificato scaduto',
  certificato_assente: 'Certificato mancante',
  abbonamento_congelato: 'Abbonamento congelato',
  abbonamento_da_pagare: 'Abbonamento da pagare',
  abbonamento_scaduto: 'Abbonamento scaduto',
  rata_scaduta: 'Rata scaduta',
  fuori_orario: 'Fuori orario',
} as const
export type Motivo = keyof typeof motivi
