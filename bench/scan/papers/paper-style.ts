/** How the papers of the trades look. */
export const PAPER_STYLE = `
.foglio { font-size: 30px; line-height: 1.35 } .foglio h2 { font-size: 34px; line-height: 1.25 }
.foglio small, .mini { font-size: 20px; color: #4a4540 } .foglio b { font-weight: 600 }
.riga { display: flex; gap: 44px; align-items: flex-start } .larga { justify-content: space-between }
.over { margin-top: 8px } .over small { display: block; line-height: 1.2 } .over b { display: block; font-size: 31px; line-height: 1.2 }
.before { margin-top: 9px } .destra { margin-left: 300px } .sinistra { margin-right: 330px } .a-destra { left: auto !important; right: 60px }
.centrato { text-align: center } .fine { text-align: right } .in-fondo { margin-top: 90px }
.cie, .patente, .ts { width: 1240px; height: 782px; padding: 30px 48px } .cie { background: repeating-linear-gradient(63deg, #e3ecef 0 5px, #eef2ee 5px 11px) }
.patente { background: repeating-linear-gradient(40deg, #f3e4ea 0 6px, #f7eef0 6px 12px) } .ts { background: #dfe9f3 }
.cie .portrait, .patente .portrait { width: 240px; height: 320px; top: 130px; left: 48px } .cie .numero { font-size: 36px; letter-spacing: 1px }
.can { position: absolute; right: 48px; bottom: 26px; font-size: 28px } .cie h2 { font-size: 27px }
.numerata { margin-top: 13px } .numerata i { font-style: normal; font-size: 24px; color: #333 } .firma { font-style: italic; font-size: 24px }
.visita { width: 1150px; height: 700px; padding: 60px 70px; font-size: 34px } .visita h1 { font-size: 58px; line-height: 1.2 } .visita h1.grande { font-size: 68px } .visita h2 { font-size: 46px } .ditta { font-size: 40px } .visita hr { margin: 20px 0; border: 0; border-top: 3px solid #6d5b48 }
.pagina { width: 1500px; min-height: 900px; padding: 46px 60px; border-radius: 4px; background: #fbfaf6; font-size: 26px } .pagina h2 { font-size: 36px }
.riquadro { border: 2px solid #777; padding: 10px 18px } .titolo { font-size: 31px; margin: 18px 0 10px } .somme { text-align: right; margin-top: 16px }
.pagina table { width: 100%; border-collapse: collapse; margin-top: 14px } .pagina td, .pagina th { border: 1px solid #999; padding: 4px 12px; text-align: left; font-size: 25px } .pagina th { font-size: 21px; color: #333 }
.libretto { font-size: 28px } .codice { line-height: 1.6 } .barre { height: 60px; width: 420px } .stelle { text-align: center; font-size: 26px; letter-spacing: 2px }
`
