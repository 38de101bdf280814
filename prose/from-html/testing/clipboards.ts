/** The clipboard contents of several programs, made by hand in the shape that each of them really writes. */

export const googleDocs = `<meta charset="utf-8"><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff-1234">
<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:26pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">The steel market</span></p><br />
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Prices &amp; buyers</span></h2>
<p dir="ltr"><span style="font-weight:400;">Buyers pay </span><span style="font-weight:700;">far </span><span style="font-weight:700;font-style:italic;">more</span><span style="font-weight:400;"> for </span><a href="https://example.com/boxes" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">boxed sets</span></a><span style="text-decoration:line-through;">, always</span><span style="font-size:0.6em;vertical-align:super;">2</span><span>.</span></p><br />
<ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:disc;white-space:pre;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Watches</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>Steel</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Coins</span></p></li></ul>
<div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="100" /><col width="100" /></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:700;">Lot</span></p></td><td><p dir="ltr" style="text-align: right;"><span style="font-weight:700;">Price</span></p></td></tr><tr><td><p dir="ltr"><span>58</span></p></td><td><p dir="ltr" style="text-align: right;"><span>$900</span></p><p dir="ltr"><span>sold</span></p></td></tr></tbody></table></div>
<p dir="ltr"><span><img src="https://example.com/x.png" width="10" height="10" /></span></p></b><br class="Apple-interchange-newline">`;

export const wordDesktop = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1><a name="_Toc1"></a>The steel<br>market<o:p></o:p></h1>
<p class=MsoNormal>Buyers pay <b style='mso-bidi-font-weight:normal'>far more</b> for boxed
sets<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span>[1]</span></span><![endif]></span></span></a>.<span style='display:none;mso-hide:all'>Secret reserve.</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Watches<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Steel<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>Coins<o:p></o:p></p>
<p class=MsoNormal>In this order:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>3.<span>&nbsp;&nbsp;</span></span></span><![endif]>Look<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>4.<span>&nbsp;&nbsp;</span></span></span><![endif]>Buy <del cite="mailto:A.%20Example" datetime="2026-11-01T10:00"><span>nothing</span></del><ins cite="mailto:A.%20Example" datetime="2026-11-01T10:00">late</ins><o:p></o:p></p>
<p class=MsoQuote>Buy the best.<o:p></o:p></p>
<!--EndFragment-->
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span>[1]</span></span></a> Sold in <i>May</i>.<o:p></o:p></p></div></div>
<div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Check this.</p></div></div></div>
</body></html>`;

export const wordOnTheWeb = `<html><body><!--StartFragment--><div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8" role="heading" aria-level="2" style="font-weight:normal"><span data-contrast="none" class="TextRun SCXW1 BCX8"><span class="NormalTextRun SCXW1 BCX8">Prices</span></span><span class="EOP SCXW1 BCX8" data-ccp-props="{}">&nbsp;</span></p></div>
<div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8"><span class="NormalTextRun">Buyers pay </span></span><span style="font-weight: bold;" class="TextRun"><span class="NormalTextRun">more</span></span><span class="TextRun"><span class="NormalTextRun">.</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW1 BCX8"><ul class="BulletListStyle1 SCXW1"><li data-leveltext="●" data-listid="1" data-aria-posinset="1" data-aria-level="1" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">Watches</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1 BCX8"><ul class="BulletListStyle2"><li data-leveltext="o" data-listid="1" data-aria-posinset="1" data-aria-level="2"><p class="Paragraph"><span class="TextRun">Steel</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1 BCX8"><ol class="NumberListStyle1" start="3"><li data-leveltext="%1." data-listid="2" data-aria-posinset="3" data-aria-level="1"><p class="Paragraph"><span class="TextRun">Look</span><span class="EOP">&nbsp;</span></p></li></ol></div>
<!--EndFragment--></body></html>`;

export const libreOffice = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { margin-bottom: 0.25cm }</style></head>
<body lang="en-US" link="#000080" dir="ltr"><h2 class="western">Prices</h2>
<p style="line-height: 100%; margin-bottom: 0cm">Buyers pay <b>more</b><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>
for boxed <font face="Liberation Serif, serif"><i>sets</i></font>.</p>
<ol start="3"><li><p style="margin-bottom: 0cm">Look</p></li><li><p style="margin-bottom: 0cm">Buy</p><ul><li><p>Late</p></li></ul></li></ol>
<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/><thead><tr valign="top"><th width="50%"><p align="left">Lot</p></th><th width="50%"><p align="right">Price</p></th></tr></thead><tbody><tr valign="top"><td><p>58</p></td><td><p align="right">$900</p></td></tr></tbody></table>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Sold in May.</p></div></body></html>`;

export const appleNotes = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 13.0px 'Helvetica Neue'} span.s1 {font-weight: bold}</style></head>
<body><p class="p1"><b>Prices<span class="Apple-converted-space">&nbsp;</span></b></p><p class="p2"><span class="s1"></span><br></p>
<p class="p1">Buyers<span class="Apple-converted-space">&nbsp; </span>pay more.</p><ul class="ul1"><li class="li1"><span class="s2"></span>Watches<ul class="ul1"><li class="li1">Steel</li></ul></li></ul></body></html>`;

export const webPage = `<meta charset='utf-8'><h3 style="color: rgb(34, 34, 34); font-weight: 600; text-align: start;">Prices</h3><p style="color: rgb(34, 34, 34); font-weight: 400;">Buyers pay <strong style="font-weight: 700;">more</strong><span> </span>for<span>&nbsp;</span><code>sets_of_two</code><sup><a href="https://example.com/page#user-content-fn-1">1</a></sup>.<br>So they say.</p><blockquote><p>Buy the best.</p></blockquote><pre class="language-ts"><code>const a = 1;

  const b = 2;
</code></pre><ul class="contains-task-list"><li><input type="checkbox" checked disabled> done</li><li><input type="checkbox" disabled> open</li></ul><iframe src="https://example.com/video"></iframe><script>alert(1)</script>`;

export const githubNotes = `<p>Prices rose<sup><a href="#user-content-fn-s1" id="user-content-fnref-s1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup> and fell<sup><a href="#user-content-fn-2" id="user-content-fnref-2" data-footnote-ref="">2</a></sup>, then rose<sup><a href="#user-content-fn-s1" id="user-content-fnref-s1-2" data-footnote-ref="">1</a></sup>.</p>
<section data-footnotes="" class="footnotes"><h2 class="sr-only" id="footnote-label">Notes</h2><ol><li id="user-content-fn-s1"><p>By <em>A. Example</em>. <a href="#user-content-fnref-s1" data-footnote-backref="" class="data-footnote-backref">↩</a> <a href="#user-content-fnref-s1-2" data-footnote-backref="">↩<sup>2</sup></a></p></li><li id="user-content-fn-2"><p>In May. <a href="#user-content-fnref-2" data-footnote-backref="">↩</a></p></li></ol></section>`;

export const wordPressNotes = `<p class="wp-block-paragraph">Prices rose<sup data-fn="0f0e" class="fn"><a href="#0f0e" id="0f0e-link">1</a></sup>.</p>
<ol class="wp-block-footnotes"><li id="0f0e">By A. Example. <a href="#0f0e-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>`;
