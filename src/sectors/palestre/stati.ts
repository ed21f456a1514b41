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

/** Reasons for a refusal that the record of the member gives. */
export const rifiuti = {
  certificato_scaduto: ['Certificato scaduto', 'destructive'],
  certificato_assente: ['Certificato mancante', 'destructive'],
  abbonamento_congelato: ['Abbonamento congelato', 'warning'],
  abbonamento_da_pagare: ['Abbonamento da pagare', 'warning'],
  abbonamento_scaduto: ['Abbonamento scaduto', 'destructive'],
  rata_scaduta: ['Rata scaduta', 'destructive'],
} as const
export type Rifiuto = keyof typeof rifiuti
export type Motivo = Rifiuto | 'fuori_orario'
