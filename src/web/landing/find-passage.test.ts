import { describe, expect, it } from 'vitest'
import { findPassage } from './find-passage.ts'
import { knowledge } from './technical-knowledge.ts'

const answerTo = (question: string) => findPassage(question, knowledge)?.answer

describe('findPassage', () => {
  it.each([
    ['posso esportare i dati?', /si esporta in CSV e in Excel/],
    ['fa la fattura elettronica?', /allo SdI e il file XML oggi non ci sono/],
    ['usate ChatGPT?', /non usa ChatGPT/],
    ['siete certificati ISO 27001?', /Nessun certificato è stato rilasciato/],
    ['quanto costa?', /Un prezzo non c’è ancora/],
    ['ciao', /^Ciao\./],
    ['dove sono i miei dati?', /memoria del tuo browser/],
    ['funziona offline?', /anche senza rete/],
    ['si può usare dal telefono?', /sul tablet e sul telefono/],
    ['com’è fatta la piattaforma?', /^Ogni settore è un modulo/],
    ['come proteggete i dati?', /Le demo non mandano a nessuno/],
    ['ci sono i ruoli per i dipendenti?', /né ruoli/],
    ['registrate la voce?', /Microfono reale/],
    ['rispettate il GDPR?', /Nessun cookie/],
    ['posso importare i clienti da Excel?', /doppioni segnalati/],
    ['avete un’app per iphone?', /senza installare niente/],
    ['stampa lo scontrino fiscale?', /non vale ai fini fiscali/],
    ['di quali mestieri si occupa?', /Oggi si provano/],
  ])('answers «%s»', (question, answer) => {
    expect(answerTo(question)).toMatch(answer)
  })

  it.each(['che tempo fa a Verona?', 'consigliami un film', 'asdfgh', 'quando gioca il Chievo?', 'mi racconti una barzelletta?'])(
    'leaves «%s» to an e-mail',
    (question) => {
      expect(answerTo(question)).toBeUndefined()
    },
  )
})
