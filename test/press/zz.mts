import { printMortgageIllustration } from '/tmp/me/main/fixtures/press/forms/property/mortgage-illustration.ts';
import { printMortgageStatement } from '/tmp/me/main/fixtures/press/forms/property/mortgage-statement.ts';
import { printCouncilTax } from '/tmp/me/main/fixtures/press/forms/property/council-tax.ts';
import { scoreForm } from '/tmp/me/main/fixtures/press/forms/property/score.ts';
import { openFlow } from '/tmp/me/main/test/press/open-flow.ts';
import { writeFileSync } from 'node:fs';
const flow = await openFlow();
const P:any={i:printMortgageIllustration,s:printMortgageStatement,c:printCouncilTax};
let n=0,ok=0;
for (const k of (process.argv[2]??'i')) for (let s=Number(process.argv[3]??7301); s<Number(process.argv[3]??7301)+Number(process.argv[4]??18); s++) { const {pdf,truth}=await P[k](s); const r=await flow.read(pdf); const f=scoreForm(truth,r.nodes); n+=f.length; ok+=f.filter((x:any)=>x.ok).length; const bad=f.filter((x:any)=>!x.ok); if (bad.length){ console.log(k,s,JSON.stringify(bad).slice(0,600)); writeFileSync(`/tmp/me/${k}${s}.pdf`,pdf);} const e=r.expectations??{}; const w=[...(e.errors??[]),...(e.warnings??[])]; if (w.length) console.log('   ',k,s,JSON.stringify(w.map((x:any)=>x.reason))); }
console.log(ok,n);
