import { array, assert, asyncProperty, constantFrom, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../src/assistant/reply.ts'
import { openAssistant } from './open.ts'

type Slug = Parameters<typeof openAssistant>[0]
const FRIDAY = '2026-11-27'

/** What was said before, and a whole sentence of which nothing of that is any part. */
const TABLE: readonly (readonly [slug: Slug, talk: readonly string[], sentence: string])[] = [
  ['dentisti', ['chi ho stamattina?', 'e nel pomeriggio?'], 'quanti appuntamenti ho questa settimana?'],
  ['dentisti', ['chi devo richiamare questo mese?'], 'quanti no show abbiamo avuto questo mese?'],
  ['dentisti', ['chi ho stamattina?', 'e nel pomeriggio?'], 'quali appuntamenti non sono ancora confermati?'],
  ['dentisti', ['chi devo richiamare questo mese?'], "chi è che non viene a fare l'igiene da più di un anno?"],
  ['dentisti', ["conferma l'appuntamento di Cattaneo"], 'quali pazienti sono allergici alla penicillina?'],
  ['dentisti', ["conferma l'appuntamento di Cattaneo"], 'è arrivato Rinaudo'],
  ['dentisti', ['pippo pluto'], 'chi compie gli anni questa settimana?'],
  ['farmacie', ['quanto abbiamo incassato oggi?', 'e ieri?'], 'quanto ho incassato a contanti questa settimana?'],
  ['farmacie', ["quando scade l'omeprazolo?"], 'quali farmaci scadono entro 60 giorni?'],
  ['farmacie', ["quando scade l'omeprazolo?"], 'quali lotti sono scaduti?'],
  ['farmacie', ['ordina 20 confezioni di Paracetamolo 1000'], 'qual è il prodotto più venduto del mese?'],
  ['farmacie', ['ordina 20 confezioni di Paracetamolo 1000'], 'rendi lo scontrino di stamattina'],
  ['farmacie', ['ordina 20 confezioni di Paracetamolo 1000'], 'il DDT di oggi è arrivato, carica la merce'],
  ['dentisti', ['chi devo richiamare?'], 'chi c’è oggi?'],
  ['dentisti', ['fai la fattura a Braga'], 'chi c’è lunedì?'],
  ['business', ['qual è il cliente che mi rende di più?'], 'quante ore abbiamo fatto questa settimana?'],
  ['business', ['qual è il cliente che mi rende di più?'], 'quali progetti sono fuori budget?'],
  ['business', ['qual è il cliente che mi rende di più?'], 'quali preventivi aspettano risposta?'],
  ['business', ['qual è il cliente che mi rende di più?'], 'margine del mese'],
  ['business', ['qual è il cliente che mi rende di più?', 'quali progetti ha?'], 'a che punto è il progetto più grande?'],
  ['sociale', ["quali volontari hanno l'assicurazione scaduta?"], 'quante ore hanno fatto i volontari questo mese?'],
  ['sociale', ['quanto resta sul progetto Orto condiviso?'], 'quanto ci costa un beneficiario?'],
  ['sociale', ['registra una spesa di 320 euro'], "prepara la lettera di ringraziamento per l'ultimo donatore"],
  ['sociale', ['nuovo volontario Paolo Ferri, 3331234567'], 'chi parla arabo?'],
  ['sociale', ['chi è disponibile sabato mattina?'], 'chi parla arabo?'],
  ['autofficine', ['riparazioni di novembre 2026'], 'quanto ci mette un tagliando?'],
  ['autofficine', ['quanto ho fatturato questo mese?'], 'quanto ci mette un tagliando'],
  ['sociale', ['nuovo volontario Paolo Ferri, 3331234567'], 'trova un volontario per accompagnare un anziano giovedì pomeriggio'],
  ['formazione', ['quali studenti non hanno pagato?'], 'ricavi del mese'],
  ['formazione', ['quali studenti non hanno pagato?'], 'chi ha il voto più alto?'],
  ['formazione', ['quali studenti non hanno pagato?'], "lista d'attesa"],
  ['formazione', ['crea una lezione domenica 29 novembre alle 10'], "cosa c'è da fare oggi?"],
  ['formazione', ['crea una lezione domenica 29 novembre alle 10', "Excel per l'ufficio"], 'ciao, che sai fare?'],
  ['ristorazione', ['quanto olio abbiamo?'], 'quali prodotti sono sotto scorta?'],
  ['ristorazione', ["chi c'è al tavolo 1?"], 'quanti no show questo mese?'],
  ['ristorazione', ['quando viene Belotti?'], 'quanti coperti sabato?'],
  ['ristorazione', ['quando viene Belotti?'], 'quali comande sono pronte?'],
  ['ristorazione', ['fammi il conto del tavolo 2'], 'sposta la prenotazione dei Rossi alle 21'],
  ['autofficine', ['quante pastiglie abbiamo?'], 'quali ricambi sono sotto scorta?'],
  ['autofficine', ['riparazioni di questo mese'], 'quanto ho fatturato questo mese?'],
  ['autofficine', ['quando è pronta la Golf?'], 'è pronta la Panda?'],
  ['autofficine', ['di chi è la Kia?'], 'fammi la fattura della Panda'],
  ['autofficine', ['ha accettato il preventivo'], 'il preventivo di Alberti è stato rifiutato'],
  ['autofficine', ['apri una scheda per Mario Neri, Golf, freni che fischiano'], 'ordina 4 filtri olio'],
  ['autofficine', ['apri una scheda per Mario Neri, Golf, freni che fischiano'], 'chi ha la revisione in scadenza?'],
  ['autofficine', ['la Golf è finita'], 'consegna la Panda'],
  ['autofficine', ['la Golf è finita'], 'quanto deve pagare Tomasoni?'],
  ['pulizie', ['quando andiamo a Cavour 18?'], 'quante ore a Serio questa settimana?'],
  ['pulizie', ['quando andiamo a Cavour 18?'], 'quanti interventi in ritardo?'],
  ['hospitality', ['chi non ha ancora pagato?'], 'quanto abbiamo incassato questo mese'],
  ['hospitality', ['prenota una camera per Mario Bianchi dal 10 al 12 dicembre'], 'segna pulita la camera 202'],
  ['hospitality', ['fai il check-in di Rocco Santarelli'], 'ospiti che compiono gli anni questa settimana'],
  ['hospitality', ['prenota una camera per Mario Bianchi dal 10 al 12 dicembre'], 'fai il check-in di Rocco Santarelli'],
  ['artigiani', ['quando andiamo da Bice Lombardi?'], 'quanto ho fatturato questo mese'],
  ['artigiani', ['quando andiamo da Bice Lombardi?'], 'quanto tempo ci mettiamo in media'],
  ['artigiani', ['nuovo intervento domani alle 10'], "quanti interventi ha fatto l'idraulico questa settimana"],
  ['dentisti', ['quanto ho fatturato a ottobre?', 'e rispetto al mese scorso?'], 'quanti no show abbiamo avuto questo mese?'],
  ['dentisti', ['chi deve ancora pagare?', 'quanto mi devono in tutto?'], 'quanto abbiamo incassato questo mese?'],
  ['dentisti', ['chi devo richiamare?'], 'chi lavora di più tra i dottori questo mese?'],
  ['dentisti', ['chi ho stamattina?'], 'il primo posto libero domani?'],
  ['farmacie', ['quanto ho incassato a contanti questa settimana?'], 'quanto abbiamo incassato questo mese?'],
  ['business', ['quali progetti sono fuori budget?'], 'quanto mi entra nei prossimi 30 giorni?'],
  ['sociale', ['quanto ci costa un beneficiario?'], 'quanti fondi ci restano sui progetti?'],
  ['sociale', ['chi parla arabo?'], 'chi è disponibile sabato mattina?'],
  ['formazione', ['chi insegna giovedì?'], 'segna presenti tutti alla lezione di inglese di oggi'],
  ['ristorazione', ['quando viene Belotti?', 'quanti coperti sabato?'], 'quanti coperti domenica?'],
  ['ristorazione', ['quando viene Belotti?'], 'il tavolo 5 cosa ha ordinato?'],
  ['pulizie', ['quando andiamo a Cavour 18?'], 'quanto detergente è rimasto?'],
  ['hospitality', ['chi non ha ancora pagato?'], 'imposta di soggiorno del trimestre'],
]

/** What was found, without the id that each new record is given. */
const unnamed = (found: Reply['found']): unknown => JSON.parse(JSON.stringify(found).replace(/_0[\da-z]{15}"/g, '_new"'))

describe('a whole sentence in a talk', () => {
  it.each(TABLE)('/%s: after %j «%s» comes to what it does on a fresh page', async (slug, talk, sentence) => {
    const fresh = await openAssistant(slug, FRIDAY)
    const { found } = await fresh.assistant.ask(sentence)
    const { assistant } = await openAssistant(slug, FRIDAY)
    for (const says of talk) await assistant.ask(says)
    expect(unnamed((await assistant.ask(sentence)).found)).toEqual(unnamed(found))
  })
})

const RUNS = 3
/** What may be said before: what the trade itself offers to ask, and what was said in the accounts. */
async function talkOf(slug: Slug): Promise<readonly string[]> {
  const { assistant } = await openAssistant(slug, FRIDAY)
  const brief = (await assistant.brief())?.lines.map(({ ask }) => ask) ?? []
  const told = TABLE.filter(([trade]) => trade === slug).flatMap(([, talk, sentence]) => [...talk, sentence])
  return [...new Set([...(await assistant.suggestions()), ...brief, ...told, 'grazie', 'no', 'e ieri?', 'quanti sono?', 'il primo'])]
}

describe('at the end of twelve turns of anything', () => {
  it.each([...new Set(TABLE.map(([slug]) => slug))])('/%s: a whole sentence comes to what it does on a fresh page', async (slug) => {
    const sentences = TABLE.flatMap(([trade, , sentence]) => (trade === slug ? [sentence] : []))
    const said = await talkOf(slug)
    const draws = tuple(array(constantFrom(...said), { minLength: 12, maxLength: 12 }), constantFrom(...sentences))
    await assert(
      asyncProperty(draws, async ([talk, sentence]) => {
        const { assistant } = await openAssistant(slug, FRIDAY)
        for (const says of talk) await assistant.ask(says)
        const { found } = await (await openAssistant(slug, FRIDAY)).assistant.ask(sentence)
        expect(unnamed((await assistant.ask(sentence)).found)).toEqual(unnamed(found))
      }),
      { numRuns: RUNS },
    )
  })
})
