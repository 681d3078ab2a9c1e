import { chromium } from 'playwright-core';
const H='http://localhost:4733';
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] });
const ctx = await b.newContext({ viewport:{width:1440,height:900}, storageState:'/tmp/rvb/state.json' });
const page = await ctx.newPage();
page.on('pageerror', e=>console.log('PAGEERROR', e.message));
await page.goto(H+'/admin/productos?busqueda=Cadena+Cl%C3%A1sica'); await page.waitForTimeout(2000);
console.log(page.url());

await page.getByRole('button',{name:/editar/i}).first().click(); await page.waitForTimeout(1500);
const cdp = await ctx.newCDPSession(page);
const rows = () => page.locator('ol li').evaluateAll(l=>l.map(x=>[x.querySelector('input')?.value, x.getBoundingClientRect().x|0, x.getBoundingClientRect().y|0, getComputedStyle(x).order]));
await page.locator('ol li').first().scrollIntoViewIfNeeded();
console.log(JSON.stringify(await rows()));
const mid = async i => { const r = await page.locator('ol li img').nth(i).boundingBox(); return {x:r.x+r.width/2,y:r.y+r.height/2}; };
// flick: down, one far move, up with no waiting
for (let k=0;k<3;k++){
 const from = await mid(0), to = await mid(3);
 await cdp.send('Input.dispatchMouseEvent',{type:'mouseMoved',...from});
 const all=[];
 all.push(cdp.send('Input.dispatchMouseEvent',{type:'mousePressed',...from,button:'left',buttons:1,clickCount:1}));
 all.push(cdp.send('Input.dispatchMouseEvent',{type:'mouseMoved',...to,button:'left',buttons:1}));
 all.push(cdp.send('Input.dispatchMouseEvent',{type:'mouseReleased',...to,button:'left',clickCount:1}));
 await Promise.all(all);
 await page.waitForTimeout(1200);
 console.log('after flick', JSON.stringify((await rows()).map(r=>r[0])));
}
// words: enter, focus?
const field = page.locator('ol li input').first();
await field.fill('nuevas palabras'); await field.press('Enter');
await page.waitForTimeout(1200);
console.log('focus after Enter', await page.evaluate(()=>document.activeElement?.tagName+' '+(document.activeElement?.value??'')));
// typed on while sending
await page.route('**/api/productos/fotos/**', async r=>{ if(r.request().method()!=='GET') await new Promise(s=>setTimeout(s,800)); await r.continue(); });
await field.fill('uno'); await field.press('Enter'); await page.keyboard.type(' y dos'); await page.waitForTimeout(2000);
console.log('typed on', await field.inputValue(), await page.evaluate(()=>document.activeElement?.tagName));
// type then trash of another directly
await page.locator('ol li input').nth(1).fill('otra'); 
const n = await page.locator('ol li').count();
await page.getByRole('button',{name:/Eliminar la fotografía 4/}).click(); await page.waitForTimeout(2500);
console.log('rows before/after trash', n, await page.locator('ol li').count(), JSON.stringify((await rows()).map(r=>r[0])));
await page.screenshot({path:'/tmp/rvb/2.png'});
await b.close();
