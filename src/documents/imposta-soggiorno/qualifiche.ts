/** Whoever has the tax lifted or lowered for what he does here; each comune decides which of these count. */
export const qualifiche = {
  autista: 'Autista di pullman',
  accompagnatore: 'Accompagnatore turistico',
  disabile: 'Persona con disabilità',
  accompagna_disabile: 'Accompagna una persona con disabilità',
  degente: 'Assiste un degente',
  forze_ordine: 'Forze dell’ordine in servizio',
} as const
